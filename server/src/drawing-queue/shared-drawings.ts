/** Concurrent requests of an instance for the same thing share one drawing. */
export function createSharedDrawings<Drawing>(): (key: string, draw: () => Promise<Drawing>) => Promise<Drawing> {
  const running = new Map<string, Promise<Drawing>>();
  return (key, draw) => {
    const drawing = running.get(key) ?? draw();
    if (!running.has(key)) {
      running.set(key, drawing);
      void drawing.catch(() => undefined).finally(() => running.delete(key));
    }
    return drawing;
  };
}
