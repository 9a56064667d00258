/** Limits for the weight of a page's pictures: the first view of the home page, and a page with a list. */
import type { PageName } from 'contract/urls/paths.ts';
import type { PictureWeight } from './picture-weight.ts';

const kilobyte = 1024;

export const homeView = { width: 1280, height: 800 };
export const listView = { width: 1440, height: 900 };

const limits = { firstView: 90 * kilobyte, altogether: 300 * kilobyte };

const lists: readonly PageName[] = ['bulkTrade', 'news', 'photoAlbum', 'petroleumCoke', 'calcinedCoke', 'search'];

/** Pages measured against `homeView`. The others are measured against `listView`. */
export function viewOf(name: PageName): typeof homeView {
  return name === 'home' ? homeView : listView;
}

/** Which limits are exceeded, as text. */
export function exceededLimits(name: PageName, { firstView, altogether, tooEarly }: PictureWeight): string[] {
  const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(0)} KB`;
  return [
    ...(name === 'home' && firstView > limits.firstView ? [`first view ${kilobytes(firstView)}`] : []),
    ...(lists.includes(name) && altogether > limits.altogether ? [`altogether ${kilobytes(altogether)}`] : []),
    ...tooEarly.map((file) => `fetched too early: ${file}`),
  ];
}
