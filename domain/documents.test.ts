import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cleanFileName, textTypeOf } from './documents.ts';

test('a name keeps its letters, in any script, and loses folders and invisible characters', () => {
  const names = {
    'Invoice 2027.pdf': 'Invoice 2027.pdf',
    'כרטיס עלייה 🛳️.pdf': 'כרטיס עלייה 🛳️.pdf',
    '../../etc/passwd': 'passwd',
    'C:\\Users\\ada\\Desktop\\ticket.png': 'ticket.png',
    '/etc/cron.d/': 'file',
    '..': 'file',
    '': 'file',
    ' \u200b\u200e ': 'file',
    'invoice\u202efdp.exe': 'invoice fdp.exe',
    'half\ud83d.pdf': 'half .pdf',
    'e\u0301tat.pdf': 'état.pdf',
    '.htaccess': '.htaccess',
  };
  for (const [given, kept] of Object.entries(names))
    assert.equal(cleanFileName(given), kept, JSON.stringify(given));
  assert.equal(cleanFileName('a\r\nSet-Cookie: x=1\0.pdf'), 'a Set-Cookie: x=1 .pdf');
});

test('a long name is cut between characters and keeps its ending', () => {
  const name = cleanFileName(`${'🛳'.repeat(150)}.pdf`);
  assert.ok(name.length <= 200 && name.length > 195, String(name.length));
  assert.ok(name.isWellFormed());
  assert.match(name, /^(🛳)+\.pdf$/u);
  assert.equal(cleanFileName('x'.repeat(300)).length, 200);
});

test('the kind of a text is judged by its beginning', () => {
  const texts: [string, string | null][] = [
    ['\ufeffBEGIN:VCALENDAR\r\nVERSION:2.0\r\n', 'text/calendar'],
    ['<!DOCTYPE html><p>', 'text/html'],
    ['\n  <!-- saved -->\n<HTML lang="en">', 'text/html'],
    ['<?xml version="1.0"?><html xmlns="x">', 'text/html'],
    ['Received: from a\r\n by b\r\nFrom: a@b.c\r\nSubject: x\r\n\r\nHello', 'message/rfc822'],
    ['From: a@b.c\nDate: Sat, 21 Nov 2026 12:00:00 +0000\n\nHello', 'message/rfc822'],
    ['From: Miami\nTo: Nassau\nDate: 6 March\nand back', 'text/plain'],
    ['Note: bring passports\n', 'text/plain'],
    ['<p', 'text/plain'],
    ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', null],
    ['<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg>\n<svg>', null],
    ['<svgs are drawings', 'text/plain'],
    ['', 'text/plain'],
  ];
  for (const [text, type] of texts) assert.equal(textTypeOf(text), type, JSON.stringify(text));
});

test('a text made to take long is judged at once', () => {
  // with a pattern that doubles its time with each comment, one of these lines would take years
  for (const [piece, end] of [
    ['<!---->', 'x'],
    ['<!---->', '<p'],
    ['<!-- --> ', '<!--'],
    ['<!--', '-->'],
    ['<?xml>', 'x'],
    ['<?xml ', ''],
    ['<!doctype ', 'html'],
    ['\n \t', '<'],
    ['a:', '\n'],
  ] as const) {
    const text = piece.repeat(Math.ceil((16 * 1024) / piece.length)) + end;
    assert.equal(textTypeOf(text), 'text/plain', piece);
  }
  assert.equal(textTypeOf(`${'<!---->'.repeat(40)}<p>`), 'text/html');
});
