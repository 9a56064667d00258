/** What the gateway is told about a film: pixels and milliseconds, as they are written in a URL. */
export type FilmMeasures = { width: string; height: string; milliseconds: string };

/** Measures a film without sending it; undefined if this browser cannot play it. */
export function measureFilm(file: File): Promise<FilmMeasures | undefined> {
  const player = document.createElement('video');
  const url = URL.createObjectURL(file);
  return new Promise((resolve) => {
    function end(measures: FilmMeasures | undefined): void {
      player.removeAttribute('src');
      URL.revokeObjectURL(url);
      resolve(measures);
    }
    player.addEventListener('loadedmetadata', () => {
      const { videoWidth, videoHeight, duration } = player;
      // A recording that was never finished has no length, and a sound file no picture.
      if (videoWidth === 0 || !Number.isFinite(duration)) return end(undefined);
      const milliseconds = String(Math.max(1, Math.round(duration * 1000)));
      end({ width: String(videoWidth), height: String(videoHeight), milliseconds });
    });
    player.addEventListener('error', () => end(undefined));
    player.preload = 'metadata';
    player.src = url;
  });
}
