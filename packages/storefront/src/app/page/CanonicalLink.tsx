export function CanonicalLink({ address }: { address: string }) {
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
    </>
  );
}
