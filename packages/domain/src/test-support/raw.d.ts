declare module '*?raw' {
  const text: string;
  // biome-ignore lint/style/noDefaultExport: so Vite gives the text of a file
  export default text;
}
