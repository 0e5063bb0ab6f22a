import { fixed } from '@clinic/content-model/colours.ts';
import { practice } from '#queries/practice.ts';

export const GET = async () => {
  const { name, doctor, tagline } = await practice();
  return Response.json({
    name,
    short_name: doctor,
    description: tagline,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    background_color: fixed.paper,
    theme_color: fixed.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
  });
};
