import { type DefaultTheme, useData, withBase } from "vitepress";
import { h } from "vue";

/** In place of VitePress's VPSidebarGroup, which writes four elements for each link: the site would be a sixth larger. */
export default function SidebarGroup({ items }: { items: DefaultTheme.SidebarItem[] }) {
  const current = `/${useData().page.value.relativePath}`;
  const hrefOf = (link: string) => withBase(link.replace(/index\.md$/, "").replace(/\.md$/, ".html"));
  const linkOf = ({ text, link = "" }: DefaultTheme.SidebarItem) =>
    h("a", { href: hrefOf(link), "aria-current": link === current ? "page" : undefined }, text);
  // A package is folded out beside the list of all.
  return items.map(({ text, items: links = [] }) =>
    h("details", { open: text?.startsWith("@") || links.some(({ link }) => link === current) }, [
      h("summary", text),
      links.map(linkOf),
    ]),
  );
}
SidebarGroup.props = ["items"];
