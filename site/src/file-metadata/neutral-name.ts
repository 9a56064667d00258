import { extensionOf } from 'contract/uploads/file-extensions.ts';

/** Names that programs and cameras generate, which reveal nothing personal. */
const plain =
  /^(?:attachment|file|image|photo|picture|scan|document|video|audio|附件|文件|图片|照片|文档|视频|录音|файл|фото|документ|видео|аудио|IMG|DSC|DSCN|DSCF|VID|MVI|MOV|P)[-_ ]?\d{0,7}$/i;

/** A name may reveal a person, a place or a date, unless it is a generic one. */
export function isRevealingName(fileName: string): boolean {
  return !plain.test(fileName.replace(/\.[^.]*$/, ''));
}

/** `attachment-1.jpg`, with the original extension. */
export function neutralName(fileName: string, number: number): string {
  return `attachment-${number}.${extensionOf(fileName) ?? 'bin'}`;
}
