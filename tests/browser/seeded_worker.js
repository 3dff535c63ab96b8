// Goes before the script of the worker that runs Python: the secrets of its tables follow the seed.
((seed) => {
  let word = 0x811c9dc5;
  for (const letter of seed) word = Math.imul(word ^ letter.codePointAt(0), 0x01000193);
  const nextByte = () => {
    word = (Math.imul(word, 0x41c64e6d) + 12345) | 0;
    return (word >>> 16) & 0xff;
  };
  const fill = (bytes) => {
    for (let at = 0; at < bytes.length; at += 1) bytes[at] = nextByte();
    return bytes;
  };

  // Only secrets have 32 bytes. Ids of tables are shorter: the same one again, after the worker has
  // started again, would be another table's.
  const truly = crypto.getRandomValues.bind(crypto);
  crypto.getRandomValues = (bytes) => (bytes.byteLength === 32 ? fill(bytes) : truly(bytes));
})(SEED);
