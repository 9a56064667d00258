import type { parts as cn } from '../cn/parts.ts';

export const parts = {
  close: 'Close',
  pause: (what: string) => `Pause: ${what}`,
  play: (what: string) => `Play: ${what}`,
  previous: (what: string) => `Previous: ${what}`,
  next: (what: string) => `Next: ${what}`,
  copied: 'Copied',
  copyFailed: 'Copying failed',
  copyByHand: 'Please copy it from the address bar',
  dismiss: 'Dismiss',
  notices: 'Notices',
  floatingLogo: 'floating logo',
  closeFloatingLogo: 'Close the floating logo',
  loading: 'Loading',
  opensOutside: '(opens in a new window)',
  sections: 'Sections of this page',
  pictures: 'Pictures',
  picturePlace: (place: number, count: number) => `Picture ${place} of ${count}`,
  playFilm: (seconds: number) => `Play the film, ${seconds}\u00A0s`,
  captions: 'Captions',
  filmFollows: 'The film is in production and will be shown here.',
} satisfies typeof cn;
