import type { HonouredEmployee } from 'contract/company.ts';
import styles from './honoured-card.module.css';
import { monogramOf } from './monogram-of.ts';

type HonouredCardProps = {
  employee: HonouredEmployee;
  lang: (field: 'name' | 'department') => 'zh-Hans' | undefined;
};

/** Nobody's face is shown: the pin, a hexagon, carries the monogram. */
export function HonouredCard({ employee: { name, department, years }, lang }: HonouredCardProps) {
  return (
    <li className={styles.card} data-years={years}>
      <svg className={styles.pin} viewBox="0 0 56 64" width="56" height="64" aria-hidden="true">
        <path className={styles.metal} d="M28 2l26 15v30L28 62 2 47V17z" />
        <text className={styles.monogram} x="28" y="32" dy="0.35em" textAnchor="middle">
          {monogramOf(name)}
        </text>
      </svg>
      <div className={styles.words}>
        <p className={styles.name} lang={lang('name')}>
          {name}
        </p>
        <p className={styles.department} lang={lang('department')}>
          {department}
        </p>
      </div>
    </li>
  );
}
