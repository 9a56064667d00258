import { formatNumber } from 'contract/format-number.ts';
import { Pagination as AntPagination } from 'antd';
import { cloneElement, isValidElement } from 'react';
import { useLocale, useTexts } from '../../text/use-language.ts';
import { useMediaQuery } from '../use-media-query.ts';

/** Section 9 of the specification. Pages count from 1 here and from 0 on the wire. */
export const paginationDefaults = { page: 1, limit: 20, limits: [10, 20, 30, 50] };

/** Below this width only the arrows and the page remain. */
const reducedBelow = '(max-width: 991px)';

export function Pagination({
  page,
  limit,
  total,
  onChange,
}: {
  page: number;
  limit: number;
  total: number;
  onChange: (page: number, limit: number) => void;
}) {
  const { parts } = useTexts();
  const locale = useLocale();
  const isReduced = useMediaQuery(reducedBelow);
  return (
    <AntPagination
      size="small"
      current={page}
      pageSize={limit}
      total={total}
      simple={isReduced}
      showSizeChanger={isReduced ? false : { 'aria-label': parts.pageSize }}
      pageSizeOptions={paginationDefaults.limits}
      onChange={onChange}
      itemRender={(_page, type, button) =>
        // Otherwise the arrows have the English names of their icons.
        (type === 'prev' || type === 'next') && isValidElement<{ 'aria-label'?: string }>(button)
          ? cloneElement(button, { 'aria-label': parts.pages[type] })
          : button
      }
      {...(!isReduced && { showTotal: (count: number) => parts.total(formatNumber(locale, count)) })}
    />
  );
}
