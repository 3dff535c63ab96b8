/** What people paste or type to join: a link, a table's id, or a code. */

/** The address to go to, or null when the text is none of these. */
export function addressIn(text: string): string | null {
  const trimmed = text.trim();
  const linked = /\/(t|j|replay)\/([\w-]+)/.exec(trimmed);
  if (linked) return `/${linked[1]}/${linked[2]}`;
  const code = trimmed.replace(/[\s-]/g, "");
  if (/^[A-Za-z0-9]{6}$/.test(code)) return `/j/${code.toUpperCase()}`;
  return /^[\w-]{22}$/.test(trimmed) ? `/t/${trimmed}` : null;
}
