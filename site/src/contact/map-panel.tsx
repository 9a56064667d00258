import type { ApiResponse } from 'client/call.ts';
import type { getPlan } from 'contract/contact.ts';
import { CopyIconButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { useSettings } from '../settings/use-settings.ts';
import { fallbackLang } from '../text/fallback-lang.ts';
import { formatDegrees } from '../text/format.ts';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import styles from './map-panel.module.css';
import { mapServices } from './map-services.ts';
import { Plan } from './plan.tsx';

/** The company's location, with links to several map services. The page requests nothing from them. */
export function MapPanel({ plan }: { plan: ApiResponse<typeof getPlan> | undefined }) {
  const text = usePageText('contact');
  const locale = useLocale();
  const { company, contact } = useSettings();
  const { latitude, longitude, zoom } = contact.map;
  return (
    <figure className={`${styles.figure} ${primitives.panel}`} aria-label={text.map.label}>
      <Plan plan={plan} point={contact.map} zoom={zoom} name={company.shortName} />
      <figcaption className={styles.caption}>
        {plan === undefined ? null : (
          <p className={primitives.visuallyHidden} lang={fallbackLang(plan, '/data/description')}>
            {plan.data.description}
          </p>
        )}
        <div className={`${styles.coordinates} ${primitives.small} ${primitives.row}`}>
          <span className={primitives.quiet}>
            {text.map.coordinates} · {text.map.system}
          </span>
          <span className={`${styles.pair} ${primitives.strong} ${primitives.wrap}`}>
            <span>{text.map.latitude(formatDegrees(locale, Math.abs(latitude)), latitude >= 0)}</span>
            <span>{text.map.longitude(formatDegrees(locale, Math.abs(longitude)), longitude >= 0)}</span>
          </span>
          <span className={`${styles.copy} ${primitives.quiet} ${primitives.needsScripts}`}>
            <CopyIconButton value={`${latitude}, ${longitude}`} label={text.copy(text.map.coordinates)} />
          </span>
        </div>
      </figcaption>
    </figure>
  );
}

/** Links to the same point on the maps of others. */
export function MapServices() {
  const { parts } = useText();
  const text = usePageText('contact').map;
  const locale = useLocale();
  const { company, contact } = useSettings();
  return (
    <div className={`${styles.services} ${primitives.small}`}>
      <p className={primitives.quiet} id="open-map">
        {text.open}
      </p>
      <ul className={styles.links} aria-labelledby="open-map">
        {mapServices(locale, { ...contact.map, name: company.shortName }).map(({ service, url }) => (
          <li key={service}>
            <a
              className={`${styles.link} ${primitives.link} ${primitives.inline}`}
              href={url}
              target="_blank"
              rel="noopener noreferrer"
            >
              {text.services[service]}
              <Icon name="outside" size="small" className={primitives.quiet} />
              <span className={primitives.visuallyHidden}>{parts.opensOutside}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
