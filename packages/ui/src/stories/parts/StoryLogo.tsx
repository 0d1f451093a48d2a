/** The wordmark of the stories. A brand supplies its own. */
export function StoryLogo({ name }: { name?: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: '0.5rem' }}>
      <svg width="30" height="30" viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="9" fill="var(--parde-color-accent)" />
        <path
          d="M7 6h5.5c.5 7.5-1 15-5.5 20zM25 6h-5.5c-.5 7.5 1 15 5.5 20z"
          fill="var(--parde-color-on-accent)"
        />
        <path d="M14 12.5v7.200l5.600-3.600z" fill="var(--parde-color-on-accent)" />
      </svg>
      {name ? (
        <span style={{ fontWeight: 900, fontSize: '1.5rem', lineHeight: 1.2 }}>{name}</span>
      ) : null}
    </span>
  );
}
