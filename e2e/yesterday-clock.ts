/**
 * Loaded into a server before its own files. Its clock goes back by as many days as the test says, which waits for the
 * reply: the console shows reports of earlier days only.
 */
let behind = 0;

process.on('message', (days: number) => {
  behind = days * 24 * 60 * 60_000;
  process.send?.(days);
});
// The server ends without waiting for messages.
process.channel?.unref();

globalThis.Date = new Proxy(Date, {
  construct: (date, parts: [], newTarget): object =>
    parts.length === 0 ? new date(date.now() - behind) : Reflect.construct(date, parts, newTarget),
  get: (date, name, receiver): unknown =>
    name === 'now' ? () => date.now() - behind : Reflect.get(date, name, receiver),
});
