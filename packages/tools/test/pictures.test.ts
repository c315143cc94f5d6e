import { describe, expect, test } from "vitest";
import { drawPictures } from "../src/pictures/pictures.ts";
import { drawStepChart } from "../src/pictures/step-chart.ts";

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

describe("drawStepChart", () => {
  const day = 24 * 60 * 60 * 1000;
  const samples = [
    { at: 0, value: 0 },
    { at: day, value: 100_00 },
    { at: 2 * day, value: 0 },
  ];
  const chart = { title: "Steps", from: 0, until: 4 * day, markedSeries: "owed", marks: [] };
  const pathOf = (svg: string) => /<path class="series fine" d="([^"]+V[^"]+)"/.exec(svg)?.[1];

  test("drawStepChart draws a line to each change, and up or down to the new value", () => {
    const svg = drawStepChart({ ...chart, series: [{ name: "owed", look: "fine", samples }] });
    expect(pathOf(svg)).toBe("M58 256V256H159V89.3H260V256H462");
  });

  test("drawStepChart draws nothing at zero for a series that omits zero", () => {
    const svg = drawStepChart({ ...chart, series: [{ name: "owed", look: "fine", samples, omitsZero: true }] });
    expect(pathOf(svg)).toBe("M159 256V89.3H260V256");
  });

  test("drawStepChart describes every mark in words", () => {
    const marks = [{ at: day, text: "A payment of <$100>" }];
    const svg = drawStepChart({ ...chart, series: [{ name: "owed", look: "fine", samples }], marks });
    expect(svg).toContain("owed from Jan 1 to Jan 5. Jan 2: A payment of &lt;$100&gt;.</desc>");
  });
});
