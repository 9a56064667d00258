import type { ApiResponse } from 'client/call.ts';
import type { getLotCertificate, LotCertificate } from 'contract/certificates.ts';
import { formatNumber } from 'contract/format-number.ts';
import { paths } from 'contract/urls/paths.ts';
import type { ReactNode } from 'react';
import { Link } from '../pages/link.tsx';
import buttons from '../parts/button.module.css';
import { CopyLinkButton } from '../parts/copy-button.tsx';
import { Icon } from '../parts/icon.tsx';
import primitives from '../parts/primitives.module.css';
import { PrintIcon } from '../parts/print-icon.tsx';
import { MessageButton } from '../dialogs/message-button.tsx';
import { fallbackLang, type LangOf } from '../text/fallback-lang.ts';
import { formatDate, isoDate } from '../text/format.ts';
import { RunningText } from '../text/running-text.tsx';
import { useLocale, usePageText, useText } from '../text/use-text.tsx';
import styles from './certificate-sheet.module.css';
import { isWithin } from './gauge-scale.ts';
import { MeasurementTable } from './measurement-table.tsx';

type CertificateSheetProps = { certificate: LotCertificate; response: ApiResponse<typeof getLotCertificate> };

/** One certificate as a sheet that also prints by itself. */
export function CertificateSheet({ certificate, response }: CertificateSheetProps) {
  const text = usePageText('certificates');
  const { parts } = useText();
  const lang: LangOf = (field) => fallbackLang(response, `/data/${field}`);
  const { lotNo, measurements, note, isSample } = certificate;
  const outside = measurements.filter((measurement) => !isWithin(measurement)).length;
  const { length } = measurements;
  return (
    <section
      className={`${styles.sheet} ${primitives.containingBlock} ${primitives.panel}`}
      aria-labelledby="certificate"
    >
      {isSample ? <Watermark /> : null}
      <SheetHeader certificate={certificate} lang={lang} />
      <p
        className={`${styles.verdict} ${primitives.large} ${primitives.strong} ${outside === 0 ? '' : primitives.accent} ${primitives.balanced}`}
      >
        <Icon name={outside === 0 ? 'check' : 'warning'} />
        {outside === 0 ? text.allWithin(length) : text.someOutside(outside, length)}
      </p>
      <Shipment certificate={certificate} lang={lang} />
      <h3 className={`${styles.results} ${primitives.subheading}`}>{text.results}</h3>
      <MeasurementTable measurements={measurements} lang={lang} />
      {note === '' ? null : (
        <dl className={`${styles.note} ${primitives.small}`}>
          <dt className={primitives.quiet}>{text.note}</dt>
          <dd lang={lang('note')}>
            <RunningText>{note}</RunningText>
          </dd>
        </dl>
      )}
      <div
        className={`${styles.actions} ${primitives.containingBlock} ${primitives.row} ${primitives.wrap} ${primitives.screenOnly}`}
      >
        <button
          type="button"
          className={`${buttons.button} ${buttons.small} ${primitives.needsScripts}`}
          onClick={() => print()}
        >
          <PrintIcon />
          {parts.print}
        </button>
        <MessageButton className={`${buttons.line} ${buttons.small}`} about={text.inquireAbout(lotNo)}>
          {text.inquire}
        </MessageButton>
        <CopyLinkButton path={paths.certificates(lotNo)} kind="text">
          {parts.copyLink}
        </CopyLinkButton>
      </div>
    </section>
  );
}

type PartProps = { certificate: LotCertificate; lang: LangOf };

function SheetHeader({ certificate: { itemNo, lotNo, name, isSample }, lang }: PartProps) {
  const text = usePageText('certificates');
  const locale = useLocale();
  return (
    <header className={styles.header}>
      <div>
        <p className={`${primitives.label} ${primitives.quiet}`}>{text.certificate}</p>
        <h2 id="certificate" className={`${styles.name} ${primitives.heading}`} lang={lang('name')}>
          {name}
        </h2>
        {itemNo === null ? null : (
          <Link
            className={`${buttons.link} ${primitives.inline} ${primitives.small} ${styles.product}`}
            to={paths.productDetail(itemNo)}
          >
            <span className={primitives.visuallyHidden}>{text.product} </span>
            {itemNo}
          </Link>
        )}
      </div>
      <figure className={styles.code}>
        <img
          src={`/certificate-codes/${locale}/${lotNo}.svg`}
          alt={text.code(lotNo)}
          width="112"
          height="112"
          loading="lazy"
        />
        <figcaption className={`${styles.lot} ${primitives.smallSize}`}>
          <span className={primitives.visuallyHidden}>{text.lot} </span>
          {lotNo}
        </figcaption>
      </figure>
      {isSample ? <p className={`${styles.sample} ${primitives.small}`}>{text.sampleHint}</p> : null}
    </header>
  );
}

function Shipment({ certificate, lang }: PartProps) {
  const text = usePageText('certificates');
  const locale = useLocale();
  const { quantityTonnes, mode, from, to, issuedAt } = certificate;
  const facts: { name: string; value: ReactNode; of?: 'mode' | 'from' | 'to' }[] = [
    { name: text.issued, value: <time dateTime={isoDate(issuedAt)}>{formatDate(locale, issuedAt)}</time> },
    { name: text.quantity, value: `${formatNumber(locale, quantityTonnes)}\u00A0${text.tonnes}` },
    { name: text.transport, value: mode, of: 'mode' },
    { name: text.from, value: from, of: 'from' },
    { name: text.to, value: to, of: 'to' },
  ];
  return (
    <dl className={`${styles.shipment} ${primitives.small}`}>
      {facts.map(({ name, value, of }) => (
        <div key={name} data-wide={of === 'mode' || undefined}>
          <dt className={primitives.quiet}>{name}</dt>
          <dd lang={of === undefined ? undefined : lang(of)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Drawn and not written: screen readers have the sentence below the name. */
function Watermark() {
  const text = usePageText('certificates');
  return (
    <svg className={`${styles.watermark} ${primitives.cover}`} viewBox="0 0 800 600" aria-hidden="true">
      <text x="400" y="330" textAnchor="middle" transform="rotate(-24 400 300)">
        {text.sample}
      </text>
    </svg>
  );
}
