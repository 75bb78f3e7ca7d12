import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fontFaces } from './svg-download.ts';

test('a sheet that may not be read does not keep a drawing from its letters', async (t) => {
  class FontFace {
    style = {
      getPropertyValue: (name: string) =>
        ({ 'font-family': "'Assistant'", src: "url('data:font/woff2;base64,AAEC')" })[name] ?? '',
    };
    parentStyleSheet = { href: 'https://gangway.example/style.css' };
  }
  const foreign = {
    get cssRules(): never {
      throw new DOMException('Not allowed to access cross-origin stylesheet', 'SecurityError');
    },
  };
  const page = {
    styleSheets: [foreign, { cssRules: [new FontFace()] }],
    baseURI: 'https://gangway.example/',
  };
  Object.assign(globalThis, { document: page, CSSFontFaceRule: FontFace });
  t.after(() => ['document', 'CSSFontFaceRule'].forEach((name) => Reflect.deleteProperty(globalThis, name)));
  assert.match(
    await fontFaces('Assistant, sans-serif'),
    /^@font-face\{font-family:'Assistant';src:url\(data:/,
  );
});
