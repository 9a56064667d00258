/** Texts of the uploaders. The Chinese file defines the type of the others. */
export const uploads = {
  title: (done: number, all: number) => `上传 ${done}/${all}`,
  waiting: '等待上传',
  closeList: '关闭上传列表',
  wrongFormat: (formats: string) => `文件格式不正确，请上传 ${formats} 格式的文件`,
  tooMany: (count: number) => `一次最多上传 ${count} 个文件`,
  failedFile: '上传文件失败，请重试',
  unplayableFilm: '浏览器无法播放此影片。请上传 MP4（H.264、AAC）或 WebM',
  releasePictures: (count: number) => (count > 0 ? `松开鼠标，上传 ${count} 张图片` : '松开鼠标，上传图片'),
  releaseFiles: (count: number) => (count > 0 ? `松开鼠标，上传 ${count} 个文件` : '松开鼠标，上传文件'),
  releaseFilms: (count: number) => (count > 0 ? `松开鼠标，上传 ${count} 部影片` : '松开鼠标，上传影片'),
  rule: (formats: string, megabytes: number) => `${formats} · ${megabytes} MB`,
  megabytes: (size: string) => `${size} MB`,
  kilobytes: (size: string) => `${size} KB`,
};

export type UploadTexts = typeof uploads;
