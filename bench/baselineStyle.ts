/** The layout of the site's pages, as short as if written by hand: one column on phones, three in wide windows. */
export const layout = `
*{margin:0;padding:0;box-sizing:border-box}
body{background:#f9fafc;color:#171c26;font:1rem/1.55 sans-serif}
ul,ol{list-style:none}
a{color:inherit}
.wrap{max-width:76rem;margin:auto;padding:0 max(1.25rem,4vw)}
header{border-bottom:1px solid #d0d4da}
header .wrap{display:flex;align-items:center;min-height:3.5rem;font-weight:600}
header nav{display:none}
h1,h1.label+p{padding:1.5rem 0 1rem;font:600 clamp(2.5rem,1.19rem + 5.29vw,4.5rem)/1.05 sans-serif;letter-spacing:-.028em;text-wrap:balance}
h1.label+p{max-width:10.6em;padding-top:.5rem}
h2,h3{font-size:1.25rem;line-height:1.25}
p+p,li+li>div{margin-top:1rem}
.label,.mono,dt,h1.label{font:.75rem/1.5 monospace}
.lead{font-size:1.125rem;line-height:1.5}
.go{display:inline-flex;align-items:center;min-height:2.75rem;margin-right:1.5rem}
.rail,.text,.notes,.frame{margin-top:1.5rem}
dl>div{display:grid;grid-template-columns:7rem 1fr}
section,footer,main>ol>li{margin-top:3rem;padding:1.5rem 0;border-top:1px solid #d0d4da}
svg,img{display:block;width:100%;height:auto;background:#e4ebf8}
.icon{display:inline;width:1.1em;background:none;fill:none;stroke:currentColor}
span>svg{display:inline;width:.625rem}
.rail>svg{width:3.5rem}
[width="147"]{width:147px;stroke:#171c26}
.t1{fill:#e4ebf8}.t2{fill:#4a80e8}.research .t2{fill:#9d71d8}.freelance .t2{fill:#30a16c}.ink{fill:#171c26}
.frame ol{display:grid;grid-template-columns:repeat(4,1fr);gap:1px;padding:1px;background:#171c26}
.frame li{background:#f9fafc}
.frame :is(svg,img){aspect-ratio:1;object-fit:cover}
.frame :is(p,span){display:block}
ul.mono li{display:inline-block;padding:.25rem .5rem;border:1px solid #d0d4da}
input,textarea{display:block;width:100%;min-height:2.75rem}
pre{overflow:auto}
@media(width>=64rem){
header nav{display:flex;gap:1.5rem;margin-left:auto;font-weight:400}
.grid{display:grid;grid-template-columns:repeat(12,1fr);column-gap:1.5rem}
.rail{grid-column:1/4}.text{grid-column:4/10}.notes{grid-column:10/13}.frame{grid-column:1/-1}
.rail,.text,.notes{grid-row:1}
.grid>h1,.grid>.lead,.grid>div:not([class]){grid-column:1/-1}
.frame ol{grid-template-columns:repeat(8,1fr)}
main>ol:not(:has(.grid)){display:grid;grid-template-columns:repeat(3,1fr);gap:1.5rem}
}`.replaceAll('\n', '');
