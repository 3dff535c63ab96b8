import { expect, it } from "vitest";
import { qrPath } from "./qr";

it("draws a code with its three corner marks", async () => {
  const { size, path } = await qrPath("http://localhost:8000/t/AbCdEfGhIjKlMnOpQrStUv");
  expect(size).toBeGreaterThanOrEqual(25);
  for (const corner of ["M0 0h", `M${size - 1} 0h`, `M0 ${size - 1}h`]) expect(path).toContain(corner);
  expect(path).not.toContain(`M${size} `);
});
