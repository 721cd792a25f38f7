import { chromium } from 'playwright-core'
import { readdirSync, readFileSync } from 'node:fs'
const B='http://127.0.0.1:8112', P='Millesime#2026', M='/tmp/wBrun/data/mails'
const call=async(tok,method,path,body)=>{const r=await fetch(B+'/api'+path,{method,headers:{authorization:'Bearer '+tok,'content-type':method==='PATCH'?'application/merge-patch+json':'application/json'},body:body&&JSON.stringify(body)});const t=await r.text();if(!r.ok)console.log(method,path,r.status,t.slice(0,300));return t?JSON.parse(t):null}
const login=async(email)=>(await (await fetch(B+'/api/token/auth',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({email,password:P})})).json()).token
const dec=t=>Buffer.from(t.replaceAll(/=\r?\n/g,'').replaceAll(/=([0-9A-F]{2})/g,(_,h)=>String.fromCharCode(parseInt(h,16))),'latin1').toString('utf8')
const rest=await login('restaurant@millesime.test')
const sent=(await call(rest,'GET','/taste_and_buy/orders?status[]=sent'))['hydra:member'][0]
const requested=(await call(rest,'GET','/taste_and_buy/orders?status[]=requested'))['hydra:member'][0]

await new Promise(r=>setTimeout(r,4000))
let link
for(const f of readdirSync(M).sort()){const t=readFileSync(M+'/'+f,'utf8');const m=/(\/demande\/\S+)/.exec(dec(t));if(m)link=m[1]}
console.log(link)
const b=await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell'})
const sizes={d:[1440,900],t:[1024,768],m:[390,844]}
async function shot(name,url,ctxOpt={},act){for(const [k,[w,h]] of Object.entries(sizes)){const c=await b.newContext({viewport:{width:w,height:h},locale:'fr-FR',...ctxOpt});const p=await c.newPage();await p.goto(B+url);await p.waitForTimeout(1200);if(act)await act(p);await p.screenshot({path:`/tmp/wBshots/${name}-${k}.png`,fullPage:true});await c.close()}}
const asR=async()=>{const c=await b.newContext();await c.request.post(B+'/api/token/auth',{data:{email:'restaurant@millesime.test',password:P}});const s=await c.storageState();await c.close();s.origins=[{origin:B,localStorage:[{name:'millesime.session',value:'1'}]}];return s}
await shot('demande',link)
await shot('refused','/demande/'+'x'.repeat(9),{},async p=>{const r=await (await fetch(B+'/demande/x',{method:'PUT'})).text();await p.setContent(r)})
const page=await (await b.newContext()).newPage();await page.goto(B+link);for(const x of await page.getByRole('checkbox').all())await x.check();await page.getByText('Commander avec obligation').click();await page.waitForTimeout(1500);const follow=new URL(page.url()).pathname
const num=await page.getByRole('heading',{level:2,name:/^CMD/}).innerText()
const admin=await login('admin@millesime.test')
const o=(await call(admin,'GET',`/orders?search=${num}`))['hydra:member'][0];const u=await call(admin,'GET',`/users/${o.supplier.id}`);const sup=await login(u.email)
await shot('suivi',follow)
for(const tr of ['paid','validated','preparation'])await call(sup,'POST',`/orders/${o.id}/transitions`,{transition:tr})
const od=await call(sup,'GET',`/orders/${o.id}`);await call(sup,'POST',`/orders/${o.id}/shipments`,{carrier:'Transports Lacombe',lines:od.items.map(i=>({item:i.id,quantity:i.quantity}))})
await shot('suivi-withdraw',follow+'?order='+o.id)
for(let i=0;i<3;i++){const s=await asR();if(i===0)await shot('orders','/taste-and-buy/orders',{storageState:s});if(i===1)await shot('breakdown','/taste-and-buy/orders',{storageState:s},async p=>{await p.getByRole('button',{name:/Par fournisseur/}).click();await p.waitForTimeout(900)});if(i===2)await shot('email','/taste-and-buy/orders/'+requested.id,{storageState:s},async p=>{await p.getByRole('button',{name:/Corriger/}).click();await p.waitForTimeout(900)})}
await b.close()
