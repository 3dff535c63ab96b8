// boardgame.io's own server with storage in memory: node peer_server.cjs PORT LOBBY_PORT
//
// The lobby has a port of its own because with the Koa that is installed today it is not found on
// the game's port; matches are played as its documentation says.

const { Server, Origins } = require("boardgame.io/server");
const { Towers } = require("./towers.cjs");

const [port, apiPort] = process.argv.slice(2).map(Number);
const server = Server({ games: [Towers], origins: [Origins.LOCALHOST] });
server.run({ port, lobbyConfig: { apiPort } }, () => console.log("ready"));
