/** How much the pictures of a page may weigh (issue of the pictures): the home page's first view, a page that lists things. */
import type { PageName } from 'contract/paths.ts';
import type { PictureWeight } from './picture-weight.ts';

const kilobyte = 1024;

export const homeView = { width: 1280, height: 800 };
export const listView = { width: 1440, height: 900 };

const most = { firstView: 90 * kilobyte, altogether: 300 * kilobyte };

const lists: readonly PageName[] = ['bulkTrade', 'news', 'photoAlbum', 'petroleumCoke', 'calcinedCoke', 'search'];

/** Pages whose limits are measured at `homeView`; the others at `listView`. */
export function viewOf(name: PageName): typeof homeView {
  return name === 'home' ? homeView : listView;
}

/** What is too much, in words. */
export function excess(name: PageName, { firstView, altogether, tooEarly }: PictureWeight): string[] {
  const kilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(0)} KB`;
  return [
    ...(name === 'home' && firstView > most.firstView ? [`first view ${kilobytes(firstView)}`] : []),
    ...(lists.includes(name) && altogether > most.altogether ? [`altogether ${kilobytes(altogether)}`] : []),
    ...tooEarly.map((file) => `fetched too early: ${file}`),
  ];
}
