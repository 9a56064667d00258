/** The company's mark: a ring of carbon with six bonds. */
export function Logo({ size = 26 }: { size?: number }) {
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.8"
      aria-hidden="true"
    >
      <path d="M34.4 18V30L24 36 13.6 30V18L24 12" />
      <path d="M24 12V3.4M34.4 18l7.4-4.3M34.4 30l7.4 4.3M24 36v8.6M13.6 30l-7.4 4.3M13.6 18l-7.4-4.3" />
      <path stroke="var(--color-attention)" strokeWidth="5.2" d="M24 12L34.4 18" />
    </svg>
  );
}
