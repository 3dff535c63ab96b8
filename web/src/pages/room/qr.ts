/** A link as a QR code, drawn as one path. */

export interface Qr {
  size: number;
  path: string;
}

export async function qrPath(text: string): Promise<Qr> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M"); // the smallest size that fits; up to 15% may be damaged
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  const squares: string[] = [];
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      if (code.isDark(y, x)) squares.push(`M${x} ${y}h1v1h-1z`);
    }
  }
  return { size, path: squares.join("") };
}
