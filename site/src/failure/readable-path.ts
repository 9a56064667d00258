const longestShown = 120;

/** The decoded path, cut to a line or two. */
export function readablePath(pathname: string): string {
  // Decoded first: a cut inside an encoded character could not be decoded. By characters, so that none is cut in half.
  const characters = Array.from(decoded(pathname));
  const shown = characters.slice(0, longestShown).join('');
  return characters.length > longestShown ? `${shown}…` : shown;
}

function decoded(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
