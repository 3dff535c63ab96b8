// 5 Towers for boardgame.io, as small as it can be while its state and its work are of the size of
// ours: a hidden pile, five cards on display, bids in turn, the highest bidder builds, and the list
// of legal moves is worked out for the clients as our server does.

const { PlayerView, INVALID_MOVE, TurnOrder } = require("boardgame.io/core");

const KINDS = "chtjs";
const EMPTY = 16;

function deck() {
  return [...KINDS].flatMap((kind) => Array.from({ length: 16 }, (_, value) => kind + value));
}

const kindOf = (card) => KINDS.indexOf(card[0]);
const valueOf = (card) => Number(card.slice(1));
const topOf = (tower) => (tower.length ? tower[tower.length - 1] : EMPTY);

function fits(top, value) {
  if (top === EMPTY) return true;
  if (top === 0) return false;
  return value < top || top === 8 || value === 9;
}

// How many cards of the display a player can build, in the best order.
function largest(towers, display) {
  let best = 0;
  display.forEach((card, place) => {
    const kind = kindOf(card);
    if (!fits(topOf(towers[kind]), valueOf(card))) return;
    const built = towers.map((tower, k) => (k === kind ? [...tower, valueOf(card)] : tower));
    best = Math.max(best, 1 + largest(built, display.filter((_, other) => other !== place)));
  });
  return best;
}

function legalMoves(G, player) {
  if (G.builder === null) {
    const most = largest(G.towers[player], G.display);
    const bids = [0, 1, 2, 3, 4, 5].filter((number) => number > G.high && number <= most);
    return ["pass", ...bids.map((number) => `bid ${number}`)];
  }
  return G.display
    .filter((card) => fits(topOf(G.towers[player][kindOf(card)]), valueOf(card)))
    .filter((card) => {
      const towers = G.towers[player].map((tower, kind) =>
        kind === kindOf(card) ? [...tower, valueOf(card)] : tower);
      const rest = G.display.filter((other) => other !== card);
      return largest(towers, rest) >= G.left - 1;
    })
    .map((card) => `build ${card}`);
}

function deal(G) {
  G.discard.push(...G.display);
  G.display = G.secret.pile.splice(0, 5);
  G.bids = G.bids.map(() => null);
  G.high = -1;
  G.builder = null;
  G.left = 0;
  G.round += 1;
}

function next(G, ctx, events) {
  const players = ctx.numPlayers;
  let player = (Number(ctx.currentPlayer) + 1) % players;
  if (G.builder === null && G.bids.every((bid) => bid !== null)) {
    G.builder = G.high < 1 ? null : G.bids.indexOf(G.high);
    G.left = Math.max(G.high, 0);
    if (G.builder !== null) player = G.builder;
  }
  if (G.bids.every((bid) => bid !== null) && G.left === 0) {
    deal(G);
    if (G.display.length < 5) {
      G.legal = [];
      events.endGame({ scores: G.towers.map((towers) => towers.flat().length) });
      return;
    }
  } else if (G.builder !== null) {
    player = G.builder;
  }
  G.legal = legalMoves(G, player);
  events.endTurn({ next: String(player) });
}

const bid = ({ G, ctx, events }, number) => {
  if (!G.legal.includes(number === null ? "pass" : `bid ${number}`)) return INVALID_MOVE;
  G.bids[ctx.currentPlayer] = number === null ? "pass" : number;
  if (number !== null) G.high = number;
  next(G, ctx, events);
};

const build = ({ G, ctx, events }, card) => {
  if (!G.legal.includes(`build ${card}`)) return INVALID_MOVE;
  G.display.splice(G.display.indexOf(card), 1);
  G.towers[ctx.currentPlayer][kindOf(card)].push(valueOf(card));
  G.left -= 1;
  next(G, ctx, events);
};

exports.Towers = {
  name: "towers",
  disableUndo: true, // saves the peer the copies it would keep
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ ctx, random }) => {
    const G = {
      secret: { pile: random.Shuffle(deck()) },
      display: [],
      bids: Array(ctx.numPlayers).fill(null),
      high: -1,
      builder: null,
      left: 0,
      towers: Array.from({ length: ctx.numPlayers }, () => Array.from({ length: 5 }, () => [])),
      discard: [],
      round: 0,
      legal: [],
    };
    deal(G);
    G.legal = legalMoves(G, 0);
    return G;
  },
  turn: { order: TurnOrder.DEFAULT },
  moves: { bid, build },
};
