import { Button, Checkbox } from 'antd';
import { type ComparedFigure, disagrees } from 'contract/console/differing-figures.ts';
import { formatNumber } from 'contract/format-number.ts';
import { defaultLocale, type Locale, locales } from 'contract/locales.ts';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import visuallyHidden from '../../parts/visually-hidden.module.css';
import { useLocale, useTexts } from '../../text/use-language.ts';
import type { Cell } from './cells.ts';
import styles from './stale-texts.module.css';

type ComparisonProps = {
  cells: readonly Cell[];
  locale: Locale;
  /** Undefined if it is not clear which figure of the text is meant. */
  corrected: (cell: Cell, figure: ComparedFigure) => string | undefined;
  isDeclared: boolean;
  /** Declares that the figures differ on purpose, or takes it back. */
  declare: () => void;
  write: (cell: Cell, text: string) => void;
};

/** The figures of the Chinese text beside those of the translation. */
export function FigureComparison({ cells, locale, corrected, isDeclared, declare, write }: ComparisonProps) {
  const { staleTexts } = useTexts();
  const rows = cells.flatMap((cell) => cell.figures.map((figure) => ({ cell, figure })));
  return (
    <section className={styles.figures} aria-label={staleTexts.figures}>
      <h2>
        {staleTexts.figures}
        <small>{rows.length === 0 ? staleTexts.noFigures : staleTexts.figuresNote}</small>
      </h2>
      {rows.length === 0 ? null : (
        <table>
          <thead>
            <tr>
              <th scope="col">{staleTexts.source}</th>
              <th scope="col">{staleTexts.expected}</th>
              <th scope="col">{staleTexts.written}</th>
              <th scope="col">
                <span className={visuallyHidden.text}>{staleTexts.result}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ cell, figure }, index) => {
              const text = disagrees(figure) ? corrected(cell, figure) : undefined;
              return (
                <tr key={`${index} ${figure.source}`} data-differs={disagrees(figure)}>
                  <td lang={locales[defaultLocale].tag}>{figure.source}</td>
                  <td lang={locales[locale].tag}>{figure.expected}</td>
                  <td lang={locales[locale].tag}>{figure.translated ?? '—'}</td>
                  <td>
                    <span className={styles.result}>
                      <Result figure={figure} />
                      {text === undefined ? null : (
                        <Button size="small" onClick={() => write(cell, text)}>
                          {staleTexts.replace(figure.expected)}
                        </Button>
                      )}
                    </span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {rows.some(({ figure }) => disagrees(figure)) ? (
        <Checkbox className={styles.deliberate ?? ''} checked={isDeclared} onChange={declare}>
          {staleTexts.deliberate}
        </Checkbox>
      ) : null}
    </section>
  );
}

function Result({ figure }: { figure: ComparedFigure }) {
  const { staleTexts } = useTexts();
  const locale = useLocale();
  if (figure.translated === undefined) return <span className={styles.notFound}>{staleTexts.notFound}</span>;
  if (!disagrees(figure))
    return (
      <>
        <CircleCheck size={14} aria-hidden="true" />
        <span className={visuallyHidden.text}>{staleTexts.agrees}</span>
      </>
    );
  const times = powerOfTen(figure.ratio);
  const shown = formatNumber(locale, times ?? 1);
  const words =
    times === undefined
      ? staleTexts.differs
      : figure.ratio > 1
        ? staleTexts.tooLarge(shown)
        : staleTexts.tooSmall(shown);
  return (
    <>
      <TriangleAlert size={14} aria-hidden="true" />
      <span>{words}</span>
    </>
  );
}

/** 10, 100 and so on, if a decimal point may be misplaced: figures that were converted are rounded. */
function powerOfTen(ratio: number): number | undefined {
  const exponent = Math.abs(Math.log10(ratio));
  const whole = Math.round(exponent);
  return whole > 0 && whole < 10 && Math.abs(exponent - whole) < 0.01 ? 10 ** whole : undefined;
}
