import { endingOf } from 'contract/uploads.ts';

/** What programs call a file, and cameras with a running number; nothing in it is anybody's own. */
const plain =
  /^(?:attachment|file|image|photo|picture|scan|document|video|audio|附件|文件|图片|照片|文档|视频|录音|файл|фото|документ|видео|аудио|IMG|DSC|DSCN|DSCF|VID|MVI|MOV|P)[-_ ]?\d{0,7}$/i;

/** A name may give away a person, a place or a day: it does not when it is one that a million files have. */
export function isTellingName(fileName: string): boolean {
  return !plain.test(fileName.replace(/\.[^.]*$/, ''));
}

/** `attachment-1.jpg`, with the ending that it has. */
export function neutralName(fileName: string, number: number): string {
  return `attachment-${number}.${endingOf(fileName) ?? 'bin'}`;
}
