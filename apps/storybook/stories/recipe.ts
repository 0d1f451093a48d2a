const [text = ''] = Object.values<string>(
  import.meta.glob('../../../packages/api-client/recipes/sign-in.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** The form of the client's recipe. `tests/consumer` compiles it and uses it. */
export const signInCode = /^```tsx file=app\/sign-in\.tsx\n([\s\S]*?)^```$/m.exec(text)?.[1] ?? '';
