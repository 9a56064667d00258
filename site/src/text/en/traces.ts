import type { traces as cn } from '../cn/traces.ts';

export const traces = {
  examining: 'Looking on this device for what the file carries',
  none: 'Nothing found in the places that we can examine',
  unexamined:
    'This file was not examined: its type is not covered, or it is encrypted or damaged. It may carry names, devices or places.',
  found: 'This file also says:',
  kinds: {
    fileName: 'File name',
    place: 'Place',
    device: 'Device',
    serial: 'Serial numbers',
    author: 'Names or accounts',
    organisation: 'Organisation',
    time: 'Time',
    path: 'Paths on a computer',
    software: 'Software',
    description: 'Title and description',
    comment: 'Notes',
    identifier: 'Identifier',
    thumbnail: 'Thumbnail',
    history: 'Edits or earlier versions',
    inside: 'Files or data inside',
    appended: 'Data after the end',
    other: 'Other data',
  },
  more: (count: number) => `and ${count}\u00A0more`,
  stays: 'cannot be removed here',
  advice: 'What helps: print it to a new PDF, or send a screenshot instead.',
  howToSend: (name: string) => `How to send ${name}`,
  sendCopy: (name: string) => `Send the copy ${name} without what is listed`,
  sendPartCopy: (name: string) => `Send the copy ${name}; what cannot be removed is still in it`,
  sendOriginal: 'Send it as it is, with all of this',
  remain:
    'Files are examined on your device, and only in the places that are known of their formats. What a picture shows, the dots of a printer or the wording can give away a person as well.',
  undecided: (names: readonly string[]) => `Please choose how to send: ${names.join(', ')}`,
  stillExamining: (names: readonly string[]) => `Still being examined, please wait a moment: ${names.join(', ')}`,
} satisfies typeof cn;
