export { mdx as mdxjs } from 'micromark-extension-mdx';
