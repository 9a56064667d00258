type PictureProps = {
  src: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The shape it is shown in, so that nothing moves when it arrives. */
  width: number;
  height: number;
  /** The page's first picture: fetched at once, before anything that can wait. */
  priority?: boolean;
  className?: string | undefined;
};

export function Picture({ src, alt, width, height, priority = false, className }: PictureProps) {
  return (
    <img
      className={className}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      decoding={priority ? 'sync' : 'async'}
      fetchPriority={priority ? 'high' : 'auto'}
    />
  );
}
