/** `out` and `in` change the level in a tree. */
export type MoveDirection = 'up' | 'down' | 'out' | 'in';

const directions: Readonly<Record<string, MoveDirection>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** The move that a key asks for: `Alt` with an arrow key. */
export function moveOfKey({ altKey, key }: { altKey: boolean; key: string }): MoveDirection | undefined {
  return altKey ? directions[key] : undefined;
}
