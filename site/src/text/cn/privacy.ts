export const privacy = {
  version: (version: string) => `${version}版`,
  contents: '目录',
};
