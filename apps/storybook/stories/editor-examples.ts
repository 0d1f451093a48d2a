import { signInCode } from './recipe.ts';
import listCode from './states.tsx?raw';

export const firstExample = `<Stack>
  <Heading level={3}>اشتراک سه‌ماهه</Heading>
  <Price
    amount={formatToman(359100, 'fa')}
    before={{ amount: formatToman(399000, 'fa'), label: 'به‌جای' }}
    discount={formatPercent(0.1, 'fa')}
  />
  <Notice tone="success">۹۰ روز تماشا و دانلود نامحدود</Notice>
  <Inline>
    <Button variant="primary">خرید اشتراک</Button>
    <Button icon={<BookmarkIcon />}>بعداً می‌خرم</Button>
  </Inline>
</Stack>
`;

export const editorExamples: Readonly<Record<string, string>> = {
  'A plan': firstExample,
  'A form': `export default function Invite({ locale }) {
  const [mobile, setMobile] = useState('');
  const isRight = isMobile(mobile);
  return (
    <Stack>
      <MobileField
        label={locale === 'fa' ? 'شمارهٔ همراه' : 'Mobile number'}
        error={mobile.length === 11 && !isRight ? '09…' : undefined}
        value={mobile}
        onChange={setMobile}
      />
      <Button variant="primary" disabled={!isRight}>
        {locale === 'fa' ? 'ادامه' : 'Continue'}
      </Button>
    </Stack>
  );
}
`,
  'A dialog': `export default function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>حذف از فهرست</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="این فیلم حذف شود؟" closeLabel="بستن">
        <Inline>
          <Button variant="primary" onClick={() => setOpen(false)}>حذف از فهرست</Button>
          <Button onClick={() => setOpen(false)}>نه، بماند</Button>
        </Inline>
      </Dialog>
    </>
  );
}
`,
  'Tokens of the brand': `import { vars } from '@parde/ui/theme';

export const Example = () => (
  <Inline>
    {['accent', 'surface', 'raised', 'danger', 'success'].map((name) => (
      <Box key={name} corners="md" padding="md" style={{ background: vars.color[name] }}>
        <bdi lang="en" dir="ltr">{name}</bdi>
      </Box>
    ))}
  </Inline>
);
`,
  'Pattern: sign-in': signInCode,
  'Pattern: states of a list': listCode,
};
