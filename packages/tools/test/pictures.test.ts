import { describe, expect, test } from "vitest";
import { drawPictures } from "../src/pictures/pictures.ts";

const pictures = [...drawPictures()];
const numbersIn = (pattern: RegExp, svg: string) => [...svg.matchAll(pattern)].map(([, number]) => Number(number));

describe("the pictures of the documentation", () => {
  test.each(pictures)("%s has a title and a description for screen readers", (_name, svg) => {
    expect(svg).toMatch(/<title id="title">\S.*<\/title>/);
    expect(svg).toMatch(/<desc id="desc">\S.*<\/desc>/);
    expect(svg).toContain('role="img" aria-labelledby="title desc"');
  });

  test.each(pictures)("%s has colours for a light and a dark page", (_name, svg) => {
    expect(svg).toContain("@media (prefers-color-scheme: dark)");
    const colours = svg.replace(/<style>[\s\S]*?<\/style>/, "").match(/#[0-9a-f]{3,6}\b|rgb/g);
    expect(colours).toBe(null);
  });

  test.each(pictures)("%s is readable on a screen of 390 pixels", (_name, svg) => {
    const [width = 0] = numbersIn(/viewBox="0 0 (\d+) /g, svg);
    // Text of 13 pixels has 9 or more when the picture is as wide as the screen without its margins.
    expect(width).toBeGreaterThan(0);
    expect(width).toBeLessThanOrEqual(480);
    expect(Math.min(...numbersIn(/font(?:-size)?: (?:\d{3} )?(\d+)px/g, svg))).toBeGreaterThanOrEqual(13);
  });

  test("the pictures are the same each time that they are drawn", () => {
    expect([...drawPictures()]).toEqual(pictures);
  });
});
