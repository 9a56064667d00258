import { formatNumber } from 'contract/format-number.ts';
import { Link } from '../../pages/link.tsx';
import { useLocale, useText } from '../../text/use-text.tsx';
import { Icon, type IconName } from '../icon.tsx';
import primitives from '../primitives.module.css';
import { pagesAround } from './pages-around.ts';
import styles from './paging.module.css';

type PagingProps<Size extends number> = {
  /** The page number, counted from one. */
  page: number;
  size: Size;
  /** Available page sizes; without them there is no choice. */
  sizes?: readonly Size[];
  total: number;
  pathOf: (page: number, size?: Size) => string;
};

/** Pages as links, which have URLs and need no script. Below 992 px only “back, 2 / 9, next” is shown. */
export function Paging<Size extends number>({ page, size, sizes = [], total, pathOf }: PagingProps<Size>) {
  const text = useText().paging;
  const locale = useLocale();
  const last = Math.max(1, Math.ceil(total / size));
  if (total <= Math.min(size, ...sizes)) return null;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <nav
      className={`${styles.paging} ${primitives.wrap} ${primitives.smallSize} ${primitives.quiet} ${primitives.row} ${primitives.topBorder}`}
      aria-label={text.label}
    >
      <p className={primitives.desktopOnly}>
        {text.shown(number((page - 1) * size + 1), number(Math.min(page * size, total)), number(total))}
      </p>
      <PageSizes size={size} sizes={sizes} pathOf={(choice) => pathOf(1, choice)} />
      <ul className={`${styles.pages} ${primitives.row}`}>
        <li>
          <Step icon="left" label={text.previous} to={page > 1 ? pathOf(page - 1) : undefined} />
        </li>
        {pagesAround(page, last).map((item) => (
          <li key={item.key} className={primitives.desktopOnly}>
            {item.page === undefined ? (
              <span className={`${styles.gap} ${primitives.centred}`}>…</span>
            ) : (
              <Link
                className={`${styles.page} ${primitives.centred}`}
                to={pathOf(item.page)}
                aria-label={text.page(number(item.page))}
                aria-current={item.page === page ? 'page' : undefined}
              >
                {number(item.page)}
              </Link>
            )}
          </li>
        ))}
        <li className={primitives.notOnDesktop}>
          {number(page)} / {number(last)}
        </li>
        <li>
          <Step icon="right" label={text.next} to={page < last ? pathOf(page + 1) : undefined} />
        </li>
      </ul>
    </nav>
  );
}

function Step({ icon, label, to }: { icon: IconName; label: string; to: string | undefined }) {
  if (to === undefined) {
    return (
      <span className={`${styles.step} ${primitives.centred}`} data-disabled="true">
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <Link className={`${styles.step} ${primitives.centred}`} to={to} aria-label={label}>
      <Icon name={icon} />
    </Link>
  );
}

type PageSizesProps<Size extends number> = { size: Size; sizes: readonly Size[]; pathOf: (size: Size) => string };

function PageSizes<Size extends number>({ size, sizes, pathOf }: PageSizesProps<Size>) {
  const text = useText().paging;
  if (sizes.length === 0) return null;
  return (
    <div className={`${styles.size} ${primitives.row} ${primitives.desktopOnly}`}>
      <span id="page-size">{text.size}</span>
      <ul className={`${styles.sizes} ${primitives.fieldFrame}`} aria-labelledby="page-size">
        {sizes.map((choice) => (
          <li key={choice}>
            <Link
              className={`${styles.choice} ${primitives.link} ${primitives.centred}`}
              to={pathOf(choice)}
              aria-current={choice === size ? 'true' : undefined}
            >
              {choice}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
