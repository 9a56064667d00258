/** Values that no browser sends. */
const nested = (depth: number, left: string, right: string) => left.repeat(depth) + right.repeat(depth);
const deep: unknown = JSON.parse(nested(40, '[', ']'));

/** Values that replace any field. */
export const hostileValues: [string, unknown][] = [
  ['emoji', '👩‍🔬🏳️‍🌈'.repeat(20)],
  ['characters of a supplementary plane', '𠮷'.repeat(15)],
  ['combining marks', `e${'\u0301'.repeat(500)}`],
  ['a right-to-left override', '\u202Egpj.exe'],
  ['a NUL', 'a\0b'],
  ['a lone high surrogate', '\uD83D'],
  ['a lone low surrogate', 'x\uDE00x'],
  ['invisible characters only', '\u200B\u3000\uFEFF'],
  ['control characters', '\u0001\u001B[31m\u007F\u0085'],
  ['100,000 characters', '字'.repeat(70_000)],
  ['an injection', `'; drop table submission; -- \${7*7} {{7*7}} %s %n`],
  ['a number', 1e308],
  ['a negative number', -1],
  ['true', true],
  ['null', null],
  ['a list', ['1', 2, null]],
  ['an empty list', []],
  ['a long list', Array.from({ length: 5000 }, () => 'x')],
  ['an object', { toString: 'x', length: 1 }],
  ['a prototype', JSON.parse('{"constructor": {"prototype": {"polluted": 1}}}')],
  ['a deep list', deep],
];

const json = (text: string) => Buffer.from(text);

/** Invalid bodies, or a valid one with an invalid part. Each has a name, a content type and the body. */
export function hostileBodies(valid: string): [string, string, Uint8Array<ArrayBuffer>][] {
  return [
    ['an empty body', 'application/json', json('')],
    ['a string', 'application/json', json('"text"')],
    ['a number', 'application/json', json('1')],
    ['null', 'application/json', json('null')],
    ['a list', 'application/json', json(`[${valid}]`)],
    ['truncated JSON', 'application/json', json(valid.slice(0, 40))],
    ['a byte order mark', 'application/json', json(`\uFEFF${valid}`)],
    ['UTF-16', 'application/json; charset=utf-16', Buffer.from(valid, 'utf16le')],
    [
      'invalid UTF-8',
      'application/json',
      Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x22, 0xed, 0xa0, 0x80, 0x22, 0x7d]),
    ],
    ['a list of 100,000 levels', 'application/json', json(nested(100_000, '[', ']'))],
    ['an object of 30,000 levels', 'application/json', json(`${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`)],
    ['1 MB of text', 'application/json', json(JSON.stringify({ remark: 'x'.repeat(1_048_576) }))],
    ['10,000 fields', 'application/json', json(`{${Array.from({ length: 10_000 }, (_n, i) => `"f${i}":1`).join()}}`)],
    ['a field twice', 'application/json', json(valid.replace('{', '{"sayType":"1","remark":["x"],'))],
    ['__proto__', 'application/json', json(valid.replace('{', '{"__proto__":{"sayType":"3"},'))],
    ['constructor', 'application/json', json(valid.replace('{', '{"constructor":{"prototype":{"x":1}},'))],
    ['a NUL in a name', 'application/json', json(valid.replace('{', '{"a\\u0000b":1,'))],
    ['a lone surrogate in a name', 'application/json', json(valid.replace('{', '{"\\ud800":1,'))],
    ['a form', 'application/x-www-form-urlencoded', json('remark=x')],
    ['multipart', 'multipart/form-data; boundary=x', json('--x--')],
    ['plain text', 'text/plain', json(valid)],
    ['no content type', '', json(valid)],
    ['a content type with a tab', 'application/json\t; x', json(valid)],
    ['XML', 'application/xml', json('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>')],
  ];
}
