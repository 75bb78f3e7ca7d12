import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const folder = import.meta.dirname;
const app = rulesOf('../../app/tokens.css');
const map = rulesOf('map.module.css');

interface Rule {
  selector: string;
  tokens: Record<string, string>;
}

/** The rules of a file of styles, with the colours of their tokens. */
function rulesOf(file: string): Rule[] {
  const css = readFileSync(join(folder, file), 'utf8');
  return Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector = '', block = '']) => {
    const colours = block.matchAll(/(--[\w-]+): (#[\da-f]{6});/g);
    const tokens: Rule['tokens'] = {};
    for (const [, name = '', colour = ''] of colours) tokens[name] = colour;
    return { selector, tokens };
  });
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, as WCAG has it. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

for (const hour of ['dawn', 'dusk', 'night']) {
  for (const theme of ['light', 'dark']) {
    test(`land and names are told from sea and sky at ${hour}, in the ${theme} theme`, () => {
      const isOf = ({ selector }: Rule) => theme === 'dark' || !selector.includes("'dark'");
      const rules = [
        ...app.filter(({ selector, tokens }) => '--g-ink' in tokens && isOf({ selector, tokens })),
        ...map.filter((rule) => rule.selector.includes(`[data-hour='${hour}']`) && isOf(rule)),
      ];
      const of = Object.assign({}, ...rules.map(({ tokens }) => tokens)) as Record<string, string>;
      const between = (a: string, b: string) => contrast(of[a] ?? '', of[b] ?? '');
      assert.ok(between('--g-land', '--sky') >= 1.25, `land: ${between('--g-land', '--sky')}`);
      for (const [ground, least] of Object.entries({ '--sky': 1.75, '--water': 1.75, '--g-land': 1.5 })) {
        assert.ok(between('--g-coast', ground) >= least, `coast, ${ground}: ${between('--g-coast', ground)}`);
        assert.ok(between('--g-ink', ground) >= 4.5, `ink, ${ground}: ${between('--g-ink', ground)}`);
      }
    });
  }
}
