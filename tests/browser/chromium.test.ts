import { expect, test } from 'vitest';
import { launchBrowser } from './chromium.ts';

test('the browser lays a page out at a phone’s size and takes its picture', async () => {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent('<p style="width: 50vw; margin: 0">♠ Hola, mesa</p>');
    const box = await page.locator('p').boundingBox();
    expect(box?.width).toBe(195); // 390 / 2
    const picture = await page.screenshot();
    // A PNG's header: eight bytes of signature, eight of chunk, then width and height.
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([390, 844]);
  } finally {
    await browser.close();
  }
});
