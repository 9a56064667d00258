import { useRef } from 'react';
import { useLoaderData } from 'react-router';
import { FloatingLogo } from '../motion/floating-logo.tsx';
import type { Page } from '../pages/page.ts';
import { BannerSlide } from './banner-slide.tsx';
import { BusinessSlide } from './business-slide.tsx';
import { type HomeData, loadHome } from './home-loader.ts';
import { homeSlides } from './home-slides.ts';
import { MapSlide } from './map-slide.tsx';
import { NewsSlide } from './news-slide.tsx';
import { PartnersSlide } from './partners-slide.tsx';
import { ProductsSlide } from './products-slide.tsx';
import { SlideNavigation } from './slide-navigation.tsx';
import { useLargeTextAttribute } from './use-large-text-attribute.ts';
import { useShownSlide } from './use-shown-slide.ts';
import { useWheelNavigation } from './use-wheel-navigation.ts';

function HomePage() {
  const { banners, products, news, partners } = useLoaderData<HomeData>();
  const slides = useRef<HTMLDivElement>(null);
  const shown = useShownSlide();
  useWheelNavigation(slides);
  useLargeTextAttribute();
  return (
    <>
      <div ref={slides}>
        <BannerSlide banners={banners} />
        <MapSlide active={homeSlides[shown] === 'map'} />
        <BusinessSlide />
        <ProductsSlide products={products} />
        <NewsSlide news={news} />
        <PartnersSlide partners={partners} />
      </div>
      <SlideNavigation shown={shown} />
      <FloatingLogo />
    </>
  );
}

export const homePage: Page<HomeData> = {
  Component: HomePage,
  load: loadHome,
  handle: {
    source: 'src/home/home-page.tsx',
    theme: 'dark',
    sections: homeSlides,
    head: (_, { text, settings }) => ({
      title: `${settings.company.name} · ${text('home').title}`,
      description: settings.company.description,
    }),
    shareCard: ({ banners }, { settings }) => ({ title: settings.company.slogan, picture: banners.data[0]?.picture }),
  },
};
